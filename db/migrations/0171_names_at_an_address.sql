-- An address counts the different names that failed there, not every failure.
alter table "loginAttempt" drop constraint "loginAttempt_attemptKindCd_check";
alter table "loginAttempt" add constraint "loginAttempt_attemptKindCd_check" check ("attemptKindCd" in ('user', 'address', 'addressName'));
