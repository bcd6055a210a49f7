-- Where a person works and when a person is away, from a day to a day (decision 0163).
-- A range of texts lets an exclusion constraint compare text for equality without another extension.
create type "textRange" as range (subtype = text, collation = "C");

create table "userAssign" (
  "userAssignNo" bigint generated always as identity primary key,
  "userId" text not null references "user",
  "assignKindCd" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint,
  "jobCd" text,
  "shiftCd" text,
  "workerClassCd" text,
  "fromYmd" date not null,
  "toYmd" date,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("toYmd" >= "fromYmd"),
  unique ("userId", "assignKindCd", "fromYmd"),
  constraint "userAssignOneADay" exclude using gist (
    "textRange"("userId", "userId", '[]') with &&,
    "textRange"("assignKindCd", "assignKindCd", '[]') with &&,
    daterange("fromYmd", "toYmd", '[]') with &&)
);
create index on "userAssign" ("plantCd", "fromYmd" desc, "userAssignNo" desc);
create index on "userAssign" ("fromYmd" desc, "userAssignNo" desc);

create table "userLeave" (
  "userLeaveNo" bigint generated always as identity primary key,
  "userId" text not null references "user",
  "leaveKindCd" text not null,
  "fromYmd" date not null,
  "toYmd" date,
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("toYmd" >= "fromYmd"),
  unique ("userId", "fromYmd"),
  constraint "userLeaveOneADay" exclude using gist (
    "textRange"("userId", "userId", '[]') with &&,
    daterange("fromYmd", "toYmd", '[]') with &&)
);
create index on "userLeave" ("plantCd", "fromYmd" desc, "userLeaveNo" desc);
create index on "userLeave" ("fromYmd" desc, "userLeaveNo" desc);
