"""The HTTP API: everything at a table for clients and bots of others. The live socket offers the same, pushed."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from pessoi.server.api.asking import find_person, provide_house, provide_visitor
from pessoi.server.api.library import list_bots, list_games
from pessoi.server.api.matches import get_judgement, get_match, get_position, get_record, list_matches, statistics
from pessoi.server.api.people import (
    add_guest,
    add_token,
    get_me,
    list_tokens,
    log_in,
    log_out,
    open_account,
    remove_token,
    rename_me,
)
from pessoi.server.api.playing import answer_take_back, ask_take_back, choose, get_scene, preview, undo
from pessoi.server.api.tables import (
    add_table,
    get_chat,
    get_invitation,
    get_table,
    leave_seat,
    list_tables,
    rematch,
    say,
    seat_bot,
    share_seat,
    start_table,
    take_seat,
)

ROUTES = [
    add_guest,
    get_me,
    rename_me,
    open_account,
    log_in,
    log_out,
    add_token,
    list_tokens,
    remove_token,
    list_games,
    list_bots,
    add_table,
    list_tables,
    get_table,
    get_invitation,
    take_seat,
    leave_seat,
    seat_bot,
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
    list_matches,
    get_match,
    get_record,
    get_position,
    get_judgement,
    statistics,
]


def api_router() -> Router:
    """All routes under /api, with the dependencies they name."""
    return Router(
        "/api",
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "person": Provide(find_person),
        },
    )
