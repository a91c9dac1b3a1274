"""What the page may weigh: all of its scripts and styles together, as they are sent."""

from __future__ import annotations

from pessoi.server.page import PAGE_FOLDER, Page
from pessoi.text import COMPLETE, LANGUAGES

#: For all that it takes to play every game, in English and German.
PLAY_LIMIT = 300_000
#: For lessons, rules, reviews, challenges and statistics, which are fetched when they are opened.
STUDY_LIMIT = 30_000
#: What each further language may add to these; most of it is fetched only by those who read it.
PLAY_WORDS, STUDY_WORDS = 50_000, 10_000
STUDY = "assets/study-"


def test_all_scripts_and_styles_together_are_light() -> None:
    page = Page(PAGE_FOLDER)
    weights = {path: len(file.contents["br"]) for path, file in page.files.items() if path.endswith((".js", ".css"))}
    study = {path: weight for path, weight in weights.items() if path.startswith(STUDY)}

    assert study, "make page builds the page that is weighed here"
    further = len(LANGUAGES) - len(COMPLETE)
    assert sum(weights.values()) - sum(study.values()) <= PLAY_LIMIT + further * PLAY_WORDS, weights
    assert sum(study.values()) <= STUDY_LIMIT + further * STUDY_WORDS, study
    index = page.files["index.html"].contents[""].decode()
    assert STUDY not in index, "who plays must not wait for what is studied"
