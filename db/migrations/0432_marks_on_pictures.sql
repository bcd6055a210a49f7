-- Arrows, circles and words that somebody laid over a picture: data beside it, so that the picture stays as it was taken.
alter table "attachFile" add column "marks" jsonb check (jsonb_typeof("marks") = 'object');
