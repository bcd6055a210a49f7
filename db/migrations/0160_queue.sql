-- One queue for work that is done after the answer: mails, text messages, Excel files, what improvements tell their sources (decision 0056).
create table "queueJob" (
  "jobNo" bigint generated always as identity primary key,
  "queueNm" text not null,
  "priority" numeric(18, 0) not null default 0,
  "data" jsonb not null default '{}',
  "state" text not null,
  -- Tries that have ended, and starts: more starts than ends mean that a process died in the middle.
  "tryCnt" numeric(18, 0) not null default 0,
  "startCnt" numeric(18, 0) not null default 0,
  "nextDt" timestamptz not null,
  "leaseDt" timestamptz,
  "endDt" timestamptz,
  "lastError" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "queueJob" ("queueNm", "priority" desc, "nextDt", "jobNo") where "state" = 'waiting';
create index on "queueJob" ("state", "jobNo" desc);
create index on "queueJob" ("endDt") where "state" = 'done';
-- What of an improvement its source has not heard yet.
create index on "queueJob" ((("data"->>'imprNo')::bigint)) where "queueNm" = 'improvement' and "state" <> 'done';

-- What waited in the queues before this one. Their tables stay for what people look at; "improvementOutbox" is read by the version before only.
insert into "queueJob" ("queueNm", "data", "state", "tryCnt", "startCnt", "nextDt", "createUserId", "createDt", "updateUserId")
select case "channelCd" when 'NCH03' then 'sms' else 'mail' end, jsonb_build_object('mailNo', "mailNo"), 'waiting', "tryCnt", "tryCnt", coalesce("nextDt", now()), "createUserId", "createDt", "updateUserId"
from "mailQueue" where "state" = 'waiting' order by "mailNo";
insert into "queueJob" ("queueNm", "data", "state", "nextDt", "createUserId", "createDt", "updateUserId")
select 'excel', jsonb_build_object('jobNo', "jobNo"), 'waiting', now(), "userId", "rqstDt", "userId" from "excelJob" where "statusCd" in ('WAIT', 'RUN') order by "jobNo";
insert into "queueJob" ("queueNm", "data", "state", "tryCnt", "startCnt", "nextDt", "createUserId", "createDt", "updateUserId")
select 'improvement', jsonb_build_object('imprNo', "imprNo", 'eventCd', "eventCd"), 'waiting', least("tryCnt", 9), least("tryCnt", 9), "nextDt", 'system', "createDt", 'system'
from "improvementOutbox" where "sentDt" is null order by "eventNo";
