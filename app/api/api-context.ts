import type { FastifyInstance, FastifyRequest, RawServerDefault } from "fastify";
import type { FastifyBaseLogger } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#app/domain/database-type.ts";
import type { LiveHub } from "#app/domain/live/live-hub.server.ts";
import type { FormLimit } from "#app/domain/robot-trap/form-limit.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import type { NoteOpened } from "#app/domain/activity/openings.server.ts";
import { isPermitted, meetsOwnOnly, type Role } from "#app/domain/permission/permissions.ts";
import type { StaffActor } from "#app/domain/session/sessions.server.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import { peopleLists } from "#app/domain/version/nouns/people-lists.ts";
import type { ContentVersion } from "#app/lib/answers/content-version.ts";
import type { KeptAnswers } from "#app/lib/answers/kept-answers.server.ts";
import type { AnsweredLists } from "./answered-lists.ts";

/** What every resource of the API is given. */
export interface ApiServices {
  db: Database;
  pictures: Pictures;
  contentVersion: ContentVersion;
  kept: KeptAnswers;
  signInThrottle: SignInThrottle;
  formLimit: FormLimit;
  noteOpened: NoteOpened;
  /** A hook: turns requests away while the process has more to do than it can. */
  refuseWhenBusy(): Promise<void>;
  /** Tells open panels what has happened. */
  live: LiveHub;
  /** By the file names of the contract; each resource tells its own. */
  answeredLists: AnsweredLists;
  /** Links in mails begin with it, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** False: mails are kept, and nobody may be promised that one leaves. */
  hasMailServer: boolean;
}

/** A Fastify scope whose schemas are zod's. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Registers operations whose schemas are made already: once for the process, and not for each app. */
export type ApiPart = (app: ApiScope, services: ApiServices) => void;

/** The member of staff whose bearer token the guard has accepted. */
export interface Staff {
  sessionId: number;
  user: {
    id: number;
    username: string;
    role: Role;
    /** The role asks for one: until it is there they come no further than their own account. */
    lacksSecondFactor: boolean;
    seesAllLeads: boolean;
  };
}

declare module "fastify" {
  interface FastifyRequest {
    staff: Staff | null;
  }
}

export const staffOf = (request: FastifyRequest): Staff => request.staff!;

/** `?seen=` of a change: the version that its editor had opened. */
export function editorOf(request: FastifyRequest): StaffActor & Editor {
  const { seen } = request.query as { seen?: string };
  return { ...actorOf(request), seen };
}

export function actorOf(request: FastifyRequest): StaffActor {
  const { sessionId, user } = staffOf(request);
  return { ...actorIn({ user }, request.ip), sessionId };
}

/** Somebody who is signed in, and how much of the enquiries is theirs to see. */
export const actorIn = ({ user: { id, role, seesAllLeads } }: Pick<Staff, "user">, address: string) => ({
  userId: id,
  address,
  ownLeadsOnly: meetsOwnOnly(role, "leads") && !seesAllLeads,
  hiddenTrash: ([...peopleLists, "tags"] as const).filter((list) => !isPermitted(role, `${list}.delete`)),
});
