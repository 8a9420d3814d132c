import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import { type Count, type PageOf, upToMost } from "#app/domain/list/page-of.ts";
import { countBounded } from "#app/domain/records/list/count-rows.server.ts";
import { byColumn, byText, listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { listRoleRules } from "#app/domain/permission/role-rules.server.ts";
import { readHere } from "#app/domain/session/sessions.server.ts";
import { areStaff } from "./are-staff.ts";
import { lastSignInOf, withLastSignIn } from "./last-sign-ins.server.ts";
import { type ListedUser, type User, type userTabs } from "./user-schema.ts";

export interface UserQuery extends SortedListQuery {
  role?: User["role"] | undefined;
  tab?: UserTab | undefined;
}

type UserTab = (typeof userTabs)[number];

/**
 * Lists users, newest first; `q` searches user name, full name and e-mail. `counts`: adds the number of users per tab.
 */
export async function listUsers(
  db: Database,
  { role, tab, counts, ...query }: UserQuery = {},
): Promise<PageOf<ListedUser>> {
  const found = openUsers(db, { role, tab }).select(userColumns);
  const { rows, meta } = await listPage(db, found, { ...order, areFew: areOfStaff({ role, tab }) }, query);
  const listed = await asListed(db, rows);
  if (!meta) return { rows: listed };
  return { rows: listed, meta: counts === "1" ? { ...meta, counts: { tab: await countTabs(db, query.q) } } : meta };
}

/** A query for `id` and `name` of all that the list would show. */
export async function matchingUsers(db: Database, { q, ...query }: UserQuery) {
  const matching = await matchingRows(db, "users", q, { areFew: areOfStaff(query) });
  const found = openUsers(db, query).select(["users.id", "users.username as name"]);
  return matching ? matching.narrow(found, "users") : found;
}

type Filter = Pick<UserQuery, "role" | "tab">;

/** Staff are few among many applicants. */
const areOfStaff = ({ role, tab }: Filter) => tab === "staff" || (role !== undefined && role !== "user");

function openUsers(db: Database, { role, tab }: Filter) {
  let open = db.selectFrom("users").where("closed_at", "is", null);
  if (role) open = open.where("role", "=", role);
  if (areOfStaff({ role, tab })) open = open.where(isIn.staff);
  return tab === "applicants" ? open.where(isIn.applicants) : open;
}

const isIn = {
  staff: areStaff(),
  applicants: sql<SqlBool>`role = 'user'`,
};

async function countTabs(db: Database, q: string | undefined): Promise<Record<UserTab, Count>> {
  const count = async (tab: UserTab) => {
    const matching = await matchingRows(db, "users", q, { areFew: areOfStaff({ tab }) });
    return countBounded(db, openUsers(db, { tab }), "users", matching?.takeAll);
  };
  const [staff, applicants] = await Promise.all([count("staff"), count("applicants")]);
  return { staff: upToMost(staff), applicants: upToMost(applicants), all: upToMost(staff + applicants) };
}

async function asListed(db: Database, users: User[]): Promise<ListedUser[]> {
  const [owned, here, rules] = [await readCounters(db, "leads", "owner"), await readHere(db), await listRoleRules(db)];
  const needsFactor = new Set<string>(
    rules.flatMap(({ role, needs_second_factor }) => (needs_second_factor === 1 ? role : [])),
  );
  return (await withLastSignIn(db, users)).map((user) => ({
    ...user,
    leads: owned.get(`${user.id}`) ?? 0,
    is_here: here.has(user.id) ? 1 : 0,
    lacks_second_factor: user.has_second_factor === 0 && needsFactor.has(user.role) ? 1 : 0,
  }));
}

const order: ListOrder = {
  table: "users",
  alias: "users",
  usual: (found) => found.orderBy("users.id", "desc"),
  sorts: {
    username: byText("users.username"),
    email: byColumn("users.email"),
    role: byColumn("users.role"),
    created: byColumn("users.id"),
    "signed-in": { by: lastSignInOf("users.id"), hasNulls: true },
  },
};

export const userSorts = Object.keys(order.sorts);

/** An active user by id; null if there is none. */
export async function findUser(db: Database, id: number): Promise<User | null> {
  const open = db.selectFrom("users").select(userColumns).where("id", "=", id).where("closed_at", "is", null);
  return (await open.executeTakeFirst()) ?? null;
}

/** The same with the list's extra fields. */
export async function findListedUser(db: Database, id: number): Promise<ListedUser | null> {
  const user = await findUser(db, id);
  return user && (await asListed(db, [user]))[0]!;
}

/** The columns of a user's record. */
export const userColumns = [
  "id",
  "username",
  "full_name",
  "email",
  "role",
  "created_at",
  "updated_at",
  sql<0 | 1>`case when totp_confirmed_at is null then 0 else 1 end`.as("has_second_factor"),
] as const;
