-- What an order is assessed by before its permits: kinds of work, JRA score, substances (ptw 5.1, 6 작업평가).
alter table "workOrder"
  add column "permitTypeCd" text,
  add column "supplCds" text[],
  add column "jobKindCds" text[],
  add column "exZoneCd" text,
  add column "matTags" text[],
  add column "jraSevCd" text,
  add column "jraRepeatCd" text,
  add column "jraProbCd" text,
  add column "assessTxt" text,
  add column "assessUserId" text,
  add column "assessDt" timestamptz;
