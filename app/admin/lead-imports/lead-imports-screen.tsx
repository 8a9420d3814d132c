import { useState } from "react";
import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";
import type { Route } from "./+types/lead-imports-screen";
import { ImportFile } from "./import-file.tsx";
import { PastImports } from "./past-imports.tsx";
import type { FileTable } from "./file/read-table.ts";
import { TableImport } from "./table-import.tsx";
import stylesAddress from "./lead-imports.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Import leads | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const list = await readList<LeadImport>(args, "lead-imports");
  // Mappings of earlier files are taken from the newest imports, whichever page is shown.
  const newest = { page: 1, limit: list.limit };
  const latest = list.page === 1 ? list.rows : await readRecord<LeadImport[]>(args.context, "lead-imports", newest);
  return { list, latest };
}

/** Imports leads from a file: it is read here, checked, and sent slice by slice. */
export default function LeadImportsScreen({ loaderData: { list, latest } }: Route.ComponentProps) {
  const [table, setTable] = useState<FileTable>();
  return (
    <>
      <div className="desk-head">
        <h1>Import leads</h1>
        <div className="desk-acts">
          <Link to="/admin/leads">Leads</Link>
        </div>
      </div>
      {table ? (
        <TableImport key={table.name} table={table} past={latest} onClose={() => setTable(undefined)} />
      ) : (
        <ImportFile onRead={setTable} />
      )}
      <PastImports list={list} />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The imports could not be read." />;
}
