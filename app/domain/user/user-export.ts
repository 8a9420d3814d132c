import type { ListExport } from "#app/domain/export/list-export.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import type { ListedUser } from "./user-schema.ts";

export const userExport: ListExport<ListedUser> = {
  type: "user",
  file: "users",
  columns: [
    { label: "Username", value: ({ username }) => username },
    { label: "Email", value: ({ email }) => email },
    { label: "Role", value: ({ role }) => capitalized(role) },
    { label: "Created", value: ({ created_at }) => created_at },
    { label: "Last sign-in", value: ({ last_sign_in_at }) => last_sign_in_at },
  ],
};
