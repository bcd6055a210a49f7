-- An urgent order is approved afterwards, within the hours of the company's table; the clock makes it late. (ptw 2, wkod)
alter table "workOrder"
  add column "urgentStatCd" text,
  add column "urgentDueDt" timestamptz,
  add column "urgentApproveUserId" text,
  add column "urgentApproveDt" timestamptz;
create index on "workOrder" ("urgentDueDt") where "urgentStatCd" = 'waiting';
