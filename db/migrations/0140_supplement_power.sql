-- Electric energy of the work: 안전보건규칙 제38조제1항제5호 asks for a working plan above 50 V or above 250 VA.
alter table "permitSupplement" add column "powerVa" numeric(18, 1);
