-- What a bad answer of a check became when somebody looked again after it was mended (CHECK_RESULT).
alter table "checkAnswer" add column "recheckCd" text;
