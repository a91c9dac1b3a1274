import { beforeEach, expect, test } from "vitest";

import type { DueStep } from "../server/wire";
import { LessonCourse } from "./course.svelte";

const reading: DueStep = { name: "welcome", points: [], is_choice: false, advice: null };
const choosing: DueStep = { name: "first", points: [], is_choice: true, advice: "rest" };

beforeEach(() => localStorage.clear());

test("steps come in their order, and one that was read makes room for the next", () => {
  const course = new LessonCourse("t1");
  expect(course.stepAt([reading, choosing], 0)).toBe(reading);
  course.turn(reading);
  expect(course.stepAt([reading, choosing], 0)).toBe(choosing);
});

test("a step that waits for a choice stays until there is one, and comes again when it is taken back", () => {
  const course = new LessonCourse("t1");
  course.wait(choosing, 4);
  expect(course.stepAt([choosing], 4)).toBe(choosing);
  expect(course.stepAt([choosing], 5)).toBeNull();
  expect(course.stepAt([choosing], 4)).toBe(choosing);
});

test("how far somebody is outlasts the page, for each table by itself", () => {
  const course = new LessonCourse("t1");
  course.turn(reading);
  course.isAside = true;

  const again = new LessonCourse("t1");
  expect(again.stepAt([reading, choosing], 0)).toBe(choosing);
  expect(again.isAside).toBe(true);
  expect(new LessonCourse("t2").stepAt([reading], 0)).toBe(reading);
});

test("what can't be read is forgotten", () => {
  localStorage.setItem("pessoi-lesson-t1", "{");
  expect(new LessonCourse("t1").stepAt([reading], 0)).toBe(reading);
});
