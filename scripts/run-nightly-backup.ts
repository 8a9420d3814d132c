import { readConfig } from "#app/config.server.ts";
import { backUpTonight } from "#app/domain/backup/back-up-tonight.server.ts";
import { orSayWhyNot } from "#scripts/commands/operator-command.ts";

// The serving process starts it once a night, with its own environment.
await orSayWhyNot(() => backUpTonight(readConfig(process.env)));
