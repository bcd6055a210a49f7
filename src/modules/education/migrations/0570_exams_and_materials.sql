-- Questions, exams, takes with their papers, materials and what each person has seen of them.
create table "eduQuestion" (
  "eduQuestionNo" bigint generated always as identity primary key,
  "eduQuestionCd" text,
  "eduTypeCd" text not null,
  "legalItemCd" text,
  "questionTypeCd" text not null,
  "difficultyCd" text not null,
  "pointQty" numeric(18,0) not null,
  "questionTxt" text not null,
  "questionTxtEn" text,
  "questionTxtZh" text,
  "questionTxtEs" text,
  "choiceTxt" text,
  "choiceTxtEn" text,
  "choiceTxtZh" text,
  "choiceTxtEs" text,
  "answerTxt" text,
  "explainTxt" text,
  "explainTxtEn" text,
  "explainTxtZh" text,
  "explainTxtEs" text,
  "verSeq" numeric(18,0),
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduQuestionCd", '') || ' ' || coalesce("questionTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("eduQuestionCd")
);
create index on "eduQuestion" using gin ("searchText" gin_trgm_ops);
create index on "eduQuestion" ("eduTypeCd", "difficultyCd");

create table "eduExam" (
  "examNo" bigint generated always as identity primary key,
  "examNm" text not null,
  "plantCd" text not null references "plant",
  "eduCourseNo" bigint references "eduCourse",
  "eduTypeCd" text not null,
  "legalItemCds" text[],
  "pickCd" text not null,
  "questionQty" numeric(18,0) not null,
  "highPct" numeric(18,0),
  "midPct" numeric(18,0),
  "lowPct" numeric(18,0),
  "timeLimitMin" numeric(18,0) not null,
  "passScore" numeric(18,0) not null,
  "maxTryCnt" numeric(18,0) not null,
  "waitMin" numeric(18,0) not null,
  "relearnYn" text check ("relearnYn" in ('Y', 'N')),
  "shuffleYn" text check ("shuffleYn" in ('Y', 'N')),
  "openAnswerCd" text not null,
  "selfYn" text check ("selfYn" in ('Y', 'N')),
  "guideTxt" text,
  "openDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("examNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduExam" using gin ("searchText" gin_trgm_ops);
create index on "eduExam" ("eduCourseNo");

create table "eduExamQuestion" (
  "examQuestionNo" bigint generated always as identity primary key,
  "examNo" bigint not null references "eduExam",
  "eduQuestionNo" bigint not null references "eduQuestion"
);
create index on "eduExamQuestion" ("examNo");
create index on "eduExamQuestion" ("eduQuestionNo");

create table "eduExamTake" (
  "takeNo" bigint generated always as identity primary key,
  "examNo" bigint references "eduExam",
  "eduCourseNo" bigint references "eduCourse",
  "eduTargetNo" bigint references "eduTarget",
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "langCd" text,
  "tryCnt" numeric(18,0),
  "startDt" timestamptz,
  "dueDt" timestamptz,
  "submitDt" timestamptz,
  "score" numeric(18,1),
  "passYn" text check ("passYn" in ('Y', 'N')),
  "leaveCnt" numeric(18,0),
  "spentSec" numeric(18,0),
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "eduExamTake" ("plantCd", "takeNo" desc);
create index on "eduExamTake" ("vendorCd", "takeNo" desc);
create index on "eduExamTake" ("deptCd", "takeNo" desc);
create index on "eduExamTake" ("userId", "examNo");
create index on "eduExamTake" ("vendorWorkerNo", "examNo");
create index on "eduExamTake" ("eduTargetNo");
-- A person sits one paper of an exam at a time, however many windows begin it together.
create unique index on "eduExamTake" ("examNo", coalesce("userId", ''), coalesce("vendorWorkerNo", 0)) where "state" = 'running';
create index on "eduExamTake" ("dueDt") where "state" = 'running';

-- The paper with its key, and what was answered: no definition names these columns, so no list answers them.
create table "eduExamPaper" (
  "takeNo" bigint primary key references "eduExamTake",
  "paper" jsonb not null
);
create table "eduExamAnswer" (
  "takeNo" bigint primary key references "eduExamTake",
  "answers" jsonb not null,
  "saveSeq" integer not null,
  "savedDt" timestamptz not null
);

create table "eduMaterial" (
  "materialNo" bigint generated always as identity primary key,
  "materialNm" text not null,
  "materialTypeCd" text not null,
  "plantCd" text not null references "plant",
  "langCd" text not null,
  "eduTypeCd" text not null,
  "eduCourseNo" bigint references "eduCourse",
  "legalItemCds" text[],
  "runMin" numeric(18,1) not null,
  "openVendorYn" text check ("openVendorYn" in ('Y', 'N')),
  "reviewYmd" date,
  "summaryTxt" text,
  "verSeq" numeric(18,0),
  "beforeMaterialNo" bigint references "eduMaterial",
  "scormTxt" text,
  "launchTxt" text,
  "viewCnt" numeric(18,0),
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("materialNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduMaterial" using gin ("searchText" gin_trgm_ops);
create index on "eduMaterial" ("eduCourseNo");
create index on "eduMaterial" ("beforeMaterialNo");

-- What a person has seen of a material, as parts of its seconds; relearning after the last try is a round of its own.
create table "eduView" (
  "materialNo" bigint not null references "eduMaterial",
  "personKey" text not null,
  "roundNo" bigint not null,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "seen" jsonb not null default '[]',
  "seenSec" integer not null default 0,
  "progressPct" integer not null default 0,
  "windowKey" text,
  "beatDt" timestamptz,
  "openDt" timestamptz not null,
  "doneDt" timestamptz,
  "scorm" jsonb,
  primary key ("materialNo", "personKey", "roundNo")
);
create index on "eduView" ("personKey");
