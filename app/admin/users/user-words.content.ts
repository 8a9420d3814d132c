import type { User } from "#app/domain/user/user-schema.ts";

export const userRoleWords: Record<User["role"], string> = { user: "User", admin: "Admin" };
