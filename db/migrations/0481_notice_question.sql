-- A must-read notice may ask a question, which its reader answers when he confirms it.
alter table "notice" add column "questionTxt" text;
alter table "noticeRead" add column "answerTxt" text;
