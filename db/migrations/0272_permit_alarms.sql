-- Who was called when a work was stopped for danger, who has acknowledged it, and who was called next because somebody had not.
create table "permitAlarm" (
  "permitAlarmNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit" on delete cascade,
  "alarmCd" text not null,
  "alarmDt" timestamptz not null,
  "reasonTxt" text,
  "toUserId" text not null references "user",
  "insteadUserId" text references "user",
  "callDt" timestamptz not null,
  "callCnt" numeric(18,0) not null,
  "ackDt" timestamptz
);
create index on "permitAlarm" ("permitNo", "permitAlarmNo");
create index on "permitAlarm" ("toUserId") where "ackDt" is null;
