import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { type Queue, useQueue } from "./use-queue.ts";

type Row = { id: number };

const page = (ids: number[], some: Partial<ListPage<Row>> = {}): ListPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  asked: {},
  page: 1,
  limit: 50,
  found: { total: ids.length },
  all: { total: ids.length },
  counts: {},
  ...some,
});

function queueOf(list: ListPage<Row>, openId: string | null) {
  let queue!: Queue<Row>;
  function Probe() {
    queue = useQueue(list, openId);
    return null;
  }
  const router = createMemoryRouter([{ path: "/admin/leads", element: <Probe /> }], {
    initialEntries: ["/admin/leads"],
  });
  renderToStaticMarkup(<RouterProvider router={router} />);
  return [queue.previous?.id, queue.next?.id, queue.place, queue.total];
}

test("the open record stands between its neighbours of the list, counted from one", () => {
  expect(queueOf(page([7, 3, 9]), "3")).toEqual([7, 9, 2, 3]);
  expect(queueOf(page([7, 3, 9]), "7")).toEqual([undefined, 3, 1, 3]);
  expect(queueOf(page([7, 3, 9]), "9")).toEqual([3, undefined, 3, 3]);
});

test("on a later page those of the pages before are counted, too", () => {
  expect(queueOf(page([7, 3], { page: 3, found: { total: 102 } }), "3")).toEqual([7, undefined, 102, 102]);
});

test("what is not of the list, or not open, has no place in it", () => {
  expect(queueOf(page([7, 3]), "8")).toEqual([undefined, undefined, undefined, 0]);
  expect(queueOf(page([7, 3]), null)).toEqual([undefined, undefined, undefined, 0]);
});
