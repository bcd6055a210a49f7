-- What people thought of a class after it. An answer names nobody and no moment, and its key tells no order; who has
-- answered stands apart, so that nobody answers twice. (edu.md eduSurvey)
create table "eduSurvey" (
  "answerCd" text primary key,
  "eduClassNo" bigint not null references "eduClass",
  "contentScore" integer not null check ("contentScore" between 1 and 5),
  "teacherScore" integer not null check ("teacherScore" between 1 and 5),
  "placeScore" integer not null check ("placeScore" between 1 and 5),
  "usefulScore" integer not null check ("usefulScore" between 1 and 5),
  "wholeScore" integer not null check ("wholeScore" between 1 and 5),
  "opinionTxt" text
);
create index on "eduSurvey" ("eduClassNo");
create table "eduSurveyDone" (
  "eduTargetNo" bigint primary key references "eduTarget"
);
