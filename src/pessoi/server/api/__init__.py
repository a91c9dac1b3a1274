"""The HTTP API: everything at a table for clients and bots of others. The live socket offers the same, pushed."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from pessoi.server.api.asking import (
    check_request,
    find_owner,
    find_person,
    provide_address,
    provide_house,
    provide_key,
    provide_visitor,
)
from pessoi.server.api.bells import add_bell, arrive, confirm_bell, list_bells, remove_bell, silence_bell
from pessoi.server.api.challenges import get_challenges, try_challenge_of_day, try_step
from pessoi.server.api.learning import begin_lesson, get_lesson
from pessoi.server.api.library import get_rules, list_bots, list_games
from pessoi.server.api.manners import add_report, add_silence, end_silence, list_silences
from pessoi.server.api.matches import (
    get_judgement,
    get_match,
    get_points,
    get_position,
    get_record,
    list_matches,
    list_positions,
)
from pessoi.server.api.people import (
    add_guest,
    add_token,
    change_password,
    delete_account,
    end_session,
    get_me,
    list_sessions,
    list_tokens,
    log_in,
    log_out,
    open_account,
    remove_token,
    rename_me,
)
from pessoi.server.api.playing import (
    answer_stop,
    answer_take_back,
    ask_stop,
    ask_take_back,
    choose,
    get_scene,
    preview,
    resign,
    undo,
)
from pessoi.server.api.statistics import list_ratings, my_statistics, statistics
from pessoi.server.api.studying import ask_hint, ask_review, get_review, list_reviews, play_on, stop_review
from pessoi.server.api.tables import (
    accept_invitation,
    add_table,
    ask_stand_in,
    get_chat,
    get_invitation,
    get_table,
    leave_seat,
    list_tables,
    rematch,
    remove_table,
    renew_invitation,
    say,
    seat_bot,
    share_seat,
    start_table,
    take_seat,
    withdraw_invitation,
)

ROUTES = [
    add_guest,
    get_me,
    rename_me,
    open_account,
    change_password,
    delete_account,
    log_in,
    log_out,
    list_sessions,
    end_session,
    add_token,
    list_tokens,
    remove_token,
    list_silences,
    add_silence,
    end_silence,
    add_report,
    list_bells,
    add_bell,
    remove_bell,
    confirm_bell,
    silence_bell,
    arrive,
    list_games,
    get_rules,
    get_lesson,
    begin_lesson,
    list_bots,
    add_table,
    list_tables,
    get_table,
    remove_table,
    get_invitation,
    accept_invitation,
    renew_invitation,
    withdraw_invitation,
    take_seat,
    leave_seat,
    seat_bot,
    ask_stand_in,
    share_seat,
    start_table,
    rematch,
    get_chat,
    say,
    get_scene,
    choose,
    undo,
    preview,
    ask_take_back,
    answer_take_back,
    ask_stop,
    answer_stop,
    resign,
    ask_hint,
    get_challenges,
    try_challenge_of_day,
    try_step,
    list_matches,
    list_positions,
    get_match,
    get_record,
    get_points,
    get_position,
    get_judgement,
    play_on,
    list_reviews,
    get_review,
    ask_review,
    stop_review,
    statistics,
    my_statistics,
    list_ratings,
]


def api_router() -> Router:
    """All routes under /api, with the dependencies they name."""
    return Router(
        "/api",
        route_handlers=ROUTES,
        guards=[check_request],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            # None may be called like a field of a body: Litestar would take a wrong value there for our own mistake.
            "client": Provide(provide_address, sync_to_thread=False),
            "key": Provide(provide_key),
            "owner": Provide(find_owner),
            "visitor": Provide(provide_visitor),
            "person": Provide(find_person),
        },
    )
