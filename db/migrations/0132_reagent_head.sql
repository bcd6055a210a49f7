-- What only the chemicals manager gives is asked for by the head of the department first.
alter table "chmReagentRqst" add column "headUserId" text, add column "headDt" timestamptz;
