import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

// On stopping, the server writes V8's compile cache for later starts (record 089).
const server = await startTemporaryServer(await sparePort());
await server.stop();
