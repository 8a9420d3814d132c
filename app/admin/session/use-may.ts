import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/admin-layout.tsx";
import type { Permission } from "#app/domain/permission/permissions.ts";

/**
 * Whether whoever is signed in may do something, so that nothing is offered which the server would refuse. Where that
 * could not be read everything is: the server looks, too.
 */
export function useMay(): (permission: Permission) => boolean {
  const permissions = useRouteLoaderData<typeof loader>("admin/admin-layout")?.permissions;
  return (permission) => permissions?.includes(permission) ?? true;
}
