-- At which process something was used, for the year's use by process.

alter table "chmInOut" add column "processNo" bigint references "process";
