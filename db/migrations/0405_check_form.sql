-- Question sheets in versions, and the answers of the records that ask them. (saf.md 2, SAF-10)
create table "checkForm" (
  "checkFormNo" bigint generated always as identity primary key,
  "checkFormCd" text not null,
  "verNo" numeric(18,0),
  "checkFormNm" text not null,
  "purposeCd" text not null,
  "passScore" numeric(18,1) not null check ("passScore" between 0 and 100),
  "condScore" numeric(18,1) not null check ("condScore" between 0 and 100),
  "fixYmd" date,
  "fixUserId" text,
  "remark" text,
  "state" text not null check ("state" in ('draft', 'fixed', 'superseded')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("checkFormCd", '') || ' ' || coalesce("checkFormNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("checkFormCd", "verNo")
);
create index on "checkForm" using gin ("searchText" gin_trgm_ops);
create table "checkFormItem" (
  "checkFormItemNo" bigint generated always as identity primary key,
  "checkFormNo" bigint not null references "checkForm" on delete cascade,
  "sortOrder" numeric(18,0),
  "itemCd" text not null,
  "sectionTxt" text,
  "itemTxt" text not null,
  "answerKindCd" text not null,
  "naYn" text check ("naYn" in ('Y', 'N')),
  "unit" text,
  "minVal" numeric(18,4),
  "maxVal" numeric(18,4),
  "choiceTxts" text[],
  "badTxts" text[],
  "weight" numeric(18,1) check ("weight" between 0 and 100),
  "criticalYn" text check ("criticalYn" in ('Y', 'N')),
  "badPhotoYn" text check ("badPhotoYn" in ('Y', 'N')),
  "badNoteYn" text check ("badNoteYn" in ('Y', 'N')),
  "shownItemCd" text,
  "shownTxt" text,
  "basisTxt" text,
  "itemTxtEn" text,
  "itemTxtZh" text,
  "itemTxtEs" text
);
create index on "checkFormItem" ("checkFormNo");
create table "checkRun" (
  "checkRunNo" bigint generated always as identity primary key,
  "checkFormNo" bigint not null references "checkForm",
  "sourceCd" text not null,
  "sourceNo" numeric(18,0) not null,
  "plantCd" text,
  "vendorCd" text,
  "doneDt" timestamptz,
  "doneUserId" text,
  "answerCnt" numeric(18,0),
  "badCnt" numeric(18,0),
  "score" numeric(18,1),
  "resultCd" text,
  "spentSec" numeric(18,0),
  "fastYn" text check ("fastYn" in ('Y', 'N')),
  "sameYn" text check ("sameYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("sourceCd", "sourceNo")
);
create index on "checkRun" ("checkFormNo");
create index on "checkRun" ("plantCd", "doneDt");
create table "checkAnswer" (
  "checkAnswerNo" bigint generated always as identity primary key,
  "checkRunNo" bigint not null references "checkRun" on delete cascade,
  "itemCd" text not null,
  "answerCd" text,
  "answerVal" numeric(18,4),
  "answerTxt" text,
  "noteTxt" text,
  "fileNos" text[],
  "badYn" text check ("badYn" in ('Y', 'N')),
  "doneYn" text check ("doneYn" in ('Y', 'N')),
  unique ("checkRunNo", "itemCd")
);
