import { readConfig } from "#app/config.server.ts";
import { backUpTonight } from "#app/domain/backup/back-up-tonight.server.ts";
import { orSayWhyNot } from "#scripts/commands/operator-command.ts";

// Started by the serving process once a night, with its environment.
await orSayWhyNot(() => backUpTonight(readConfig(process.env)));
