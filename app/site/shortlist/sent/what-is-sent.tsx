import type { CourseGroups } from "#app/domain/course/catalogue/course-groups.server.ts";

/** States what reaches the server of a list that only this device knows. */
export function WhatIsSent({ bits, size }: CourseGroups) {
  return (
    <p className="small soft">
      We are not told which courses these are.{" "}
      {bits === 0
        ? "Your browser asks us for all our courses, and picks yours by itself."
        : `Your browser asks us for groups of some ${size} courses, and picks yours out of them by itself.`}{" "}
      Notes and order never leave this device, except in a link or text that you send.
    </p>
  );
}
