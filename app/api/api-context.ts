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

/** The services for every resource of the API. */
export interface ApiServices {
  db: Database;
  pictures: Pictures;
  contentVersion: ContentVersion;
  kept: KeptAnswers;
  signInThrottle: SignInThrottle;
  formLimit: FormLimit;
  noteOpened: NoteOpened;
  /** A hook that turns requests away while the process is overloaded. */
  refuseWhenBusy(): Promise<void>;
  /** Notifies open panels. */
  live: LiveHub;
  /** By the file names of the contract; each resource adds its own. */
  answeredLists: AnsweredLists;
  /** The origin of links in mails, e.g. `https://disha.example`. */
  publicOrigin: string;
  /** False: mails are stored but not sent, so none may be promised. */
  hasMailServer: boolean;
}

/** A Fastify scope with zod schemas. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Registers operations whose schemas were created once for the process, not for each app. */
export type ApiPart = (app: ApiScope, services: ApiServices) => void;

/** The signed-in member of staff that the guard admitted. */
export interface Staff {
  sessionId: number;
  user: {
    id: number;
    username: string;
    role: Role;
    /** The role requires one; until it is set up, only their own account is open. */
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

/** The actor with `?seen=`, the version that the editor had opened. */
export function editorOf(request: FastifyRequest): StaffActor & Editor {
  const { seen } = request.query as { seen?: string };
  return { ...actorOf(request), seen };
}

export function actorOf(request: FastifyRequest): StaffActor {
  const { sessionId, user } = staffOf(request);
  return { ...actorIn({ user }, request.ip), sessionId };
}

/** The actor of a signed-in person, and what they may see. */
export const actorIn = ({ user: { id, role, seesAllLeads } }: Pick<Staff, "user">, address: string) => ({
  userId: id,
  address,
  ownLeadsOnly: meetsOwnOnly(role, "leads") && !seesAllLeads,
  hiddenTrash: ([...peopleLists, "tags"] as const).filter((list) => !isPermitted(role, `${list}.delete`)),
});
