import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

// As it stops, the server leaves what V8 has compiled for those that come after (record 089).
const server = await startTemporaryServer(await sparePort());
await server.stop();
