-- Shift handover, daily re-check and 익일 확인 of permits; own employees who do the work of an own department.

alter table "workPermit" add "shiftDueDt" timestamptz;
alter table "workPermit" add "confirmDueYmd" date;
alter table "workPermit" add "supUserId" text;
alter table "workPermit" add "watcherUserId" text;
alter table "workPermit" alter "supWorkerNo" drop not null;
alter table "workPermit" add check (num_nonnulls("supWorkerNo", "supUserId") <= 1);
alter table "workPermit" add check (num_nonnulls("watcherWorkerNo", "watcherUserId") <= 1);

alter table "permitWorker" add "workerUserId" text;
alter table "permitWorker" alter "vendorWorkerNo" drop not null;
alter table "permitWorker" add check (num_nonnulls("vendorWorkerNo", "workerUserId") = 1);
alter table "permitEntry" add "workerUserId" text;
alter table "permitEntry" alter "vendorWorkerNo" drop not null;
alter table "permitEntry" add check (num_nonnulls("vendorWorkerNo", "workerUserId") = 1);

-- The clock asks every few seconds whose shift change has passed; the lists ask what waits for its confirmation.
create index on "workPermit" ("shiftDueDt") where "state" in ('working', 'extensionRequested');
create index on "workPermit" ("confirmDueYmd") where "confirmDueYmd" is not null;
-- Works of one employee, for the overlap; somebody is inside at most once.
create index on "permitWorker" ("workerUserId") where "workerUserId" is not null;
create unique index on "permitEntry" ("permitNo", "workerUserId") where "outDt" is null;

-- Every plant that has figures of its own gets the new ones from the same first day on.
insert into "permitParameter" ("plantCd", "parameterCd", "parameterVal", "effectYmd", "sourceTxt", "confirmNeededYn")
select "plantCd", v.code, v.val, min("effectYmd"), '회사 기준(KOSHA GUIDE P-94 교대 시 확인)', 'Y'
from "permitParameter", (values ('handoverToleranceMinutes', 30), ('recheckToleranceMinutes', 30)) v (code, val)
group by "plantCd", v.code, v.val;
