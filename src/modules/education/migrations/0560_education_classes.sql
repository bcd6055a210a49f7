-- Annual plans, classes with their timetables, the people of a class and their attendance (edu.md 2, 4; fit D9, D19).
create table "eduPlan" (
  "eduPlanNo" bigint generated always as identity primary key,
  "eduPlanCd" text unique,
  "plantCd" text not null references "plant",
  "planYear" text not null,
  "revNo" numeric(18,0),
  "targetQty" numeric(18,0),
  "planAmt" numeric(15,0),
  "aimTxt" text,
  "reviseTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "planYear"),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduPlanCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduPlan" using gin ("searchText" gin_trgm_ops);
create table "eduPlanLine" (
  "eduPlanLineNo" bigint generated always as identity primary key,
  "eduPlanNo" bigint not null references "eduPlan" on delete cascade,
  "eduCourseNo" bigint not null references "eduCourse",
  "planMonth" numeric(18,0) not null check ("planMonth" between 1 and 12),
  "targetQty" numeric(18,0) not null,
  "planMin" numeric(18,0) not null,
  "methodCd" text not null,
  "planAmt" numeric(15,0),
  "remark" text,
  unique ("eduPlanNo", "eduCourseNo", "planMonth")
);
create index on "eduPlanLine" ("eduCourseNo");

create table "eduClass" (
  "eduClassNo" bigint generated always as identity primary key,
  "eduClassCd" text unique,
  "classNm" text not null,
  "plantCd" text not null references "plant",
  "eduCourseNo" bigint not null references "eduCourse",
  "eduPlanNo" bigint references "eduPlan",
  "startDt" timestamptz not null,
  "endDt" timestamptz not null,
  "breakMin" numeric(18,0),
  "methodCd" text not null,
  "placeNm" text,
  "eduInstructorNo" bigint references "eduInstructor",
  "outOrgNm" text,
  "outOrgRegNo" text,
  "capacityQty" numeric(18,0) not null check ("capacityQty" > 0),
  "seatQty" numeric(18,0),
  "waitQty" numeric(18,0),
  "vendorOpenYn" text check ("vendorOpenYn" in ('Y', 'N')),
  "qrYn" text check ("qrYn" in ('Y', 'N')),
  "geoLat" numeric(18,6),
  "geoLng" numeric(18,6),
  "geoRadius" numeric(18,0),
  "langCds" text[],
  "interpreterNm" text,
  "logDesc" text,
  "openDt" timestamptz,
  "recheckDt" timestamptz,
  "recheckToDt" timestamptz,
  "attendDt" timestamptz,
  "closeDt" timestamptz,
  "cancelReason" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("endDt" > "startDt"),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduClassCd", '') || ' ' || coalesce("classNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduClass" ("plantCd", "startDt" desc);
create index on "eduClass" ("eduCourseNo");
create index on "eduClass" ("eduInstructorNo", "startDt");
create index on "eduClass" ("eduPlanNo");
create index on "eduClass" using gin ("searchText" gin_trgm_ops);
create table "eduClassSubject" (
  "eduClassSubjectNo" bigint generated always as identity primary key,
  "eduClassNo" bigint not null references "eduClass" on delete cascade,
  "startDt" timestamptz not null,
  "endDt" timestamptz not null,
  "subjectNm" text not null,
  "legalItemCd" text,
  "eduInstructorNo" bigint references "eduInstructor"
);
create index on "eduClassSubject" ("eduClassNo");
create index on "eduClassSubject" ("eduInstructorNo", "startDt");
create table "eduClassBreak" (
  "eduClassBreakNo" bigint generated always as identity primary key,
  "eduClassNo" bigint not null references "eduClass" on delete cascade,
  "startDt" timestamptz not null,
  "endDt" timestamptz not null
);
create index on "eduClassBreak" ("eduClassNo");

create table "eduTarget" (
  "eduTargetNo" bigint generated always as identity primary key,
  "eduClassNo" bigint references "eduClass",
  "plantCd" text references "plant",
  "userId" text references "user",
  "vendorCd" text references "vendor",
  "vendorWorkerNo" bigint references "vendorWorker",
  "targetNm" text,
  "workerClassCd" text,
  "deptCd" text references "dept",
  "selectReasonCd" text,
  "langCd" text,
  "noticeDt" timestamptz,
  "linkDt" timestamptz,
  "deviceHash" text,
  "waitDt" timestamptz,
  "exceptReason" text,
  "recogMin" numeric(18,0),
  "recogPct" numeric(18,1),
  "lateYn" text check ("lateYn" in ('Y', 'N')),
  "earlyYn" text check ("earlyYn" in ('Y', 'N')),
  "examScore" numeric(18,1),
  "progressPct" numeric(18,1),
  "judgeTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  -- A person is an employee or the worker of a company, never both, and stands on the list of a class once.
  check (num_nonnulls("userId", "vendorWorkerNo") = 1),
  check (("vendorWorkerNo" is null) = ("vendorCd" is null)),
  unique ("eduClassNo", "userId"),
  unique ("eduClassNo", "vendorWorkerNo"),
  "searchText" text generated always as (regexp_replace(lower(coalesce("targetNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduTarget" ("userId", "state");
create index on "eduTarget" ("vendorWorkerNo", "state");
create index on "eduTarget" ("vendorCd");
create index on "eduTarget" ("plantCd");
create index on "eduTarget" ("deptCd");
create index on "eduTarget" using gin ("searchText" gin_trgm_ops);

create table "eduAttend" (
  "eduAttendNo" bigint generated always as identity primary key,
  "eduTargetNo" bigint references "eduTarget",
  "eduClassNo" bigint references "eduClass",
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "userId" text references "user",
  "eduYmd" date,
  "inDt" timestamptz,
  "outDt" timestamptz,
  "methodCd" text,
  "deviceHash" text,
  "arriveDt" timestamptz,
  "recheckDt" timestamptz,
  "signDt" timestamptz,
  "takeUserId" text references "user",
  "firstInDt" timestamptz,
  "firstOutDt" timestamptz,
  "modUserId" text references "user",
  "modDt" timestamptz,
  "modReason" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("eduTargetNo", "inDt")
);
create index on "eduAttend" ("eduClassNo", "inDt" desc);
create index on "eduAttend" ("plantCd");
create index on "eduAttend" ("vendorCd");
create index on "eduAttend" ("userId");
-- Nobody is inside a class twice at the same time.
create unique index on "eduAttend" ("eduTargetNo") where "outDt" is null;
