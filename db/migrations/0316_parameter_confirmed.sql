-- Who compared a figure with its source, and when: the mark 확인 필요 goes with it.
alter table "sysParam" add column "confirmUserId" text references "user";
alter table "sysParam" add column "confirmDt" timestamptz;
