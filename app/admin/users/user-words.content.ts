import type { ListTab } from "#app/admin/list/filters/list-tabs.tsx";
import type { User } from "#app/domain/user/user-schema.ts";

export const userRoleWords: Record<User["role"], string> = {
  user: "User",
  viewer: "Viewer",
  counsellor: "Counsellor",
  editor: "Editor",
  admin: "Admin",
};

const staff = { name: "staff", label: "Staff" } as const;
const applicants = { name: "applicants", label: "Applicants" } as const;
const all = { name: "all", label: "All" } as const;

export const userTabs: ListTab[] = [staff, applicants, all];

export const userTabNamed = (name: string | null) => [applicants, all].find((tab) => tab.name === name) ?? staff;
