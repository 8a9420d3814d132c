import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/admin-layout.tsx";
import type { Permission } from "#app/domain/permission/permissions.ts";

/**
 * Whether the signed-in user has a permission, so that nothing is offered that the server would refuse. If it could not
 * be read, everything is offered: the server checks anyway.
 */
export function useMay(): (permission: Permission) => boolean {
  const permissions = useRouteLoaderData<typeof loader>("admin/admin-layout")?.permissions;
  return (permission) => permissions?.includes(permission) ?? true;
}
