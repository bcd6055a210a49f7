-- Who directs a deep excavation (안전보건규칙 제39조).
alter table "permitSupplement" add column "leaderNm" text;
