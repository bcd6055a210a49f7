-- The result of an evaluation may wait for its approval (ABZ05).
alter table "vendorEval" drop constraint "vendorEval_state_check";
alter table "vendorEval" add constraint "vendorEval_state_check"
  check ("state" in ('planned', 'selfReview', 'reviewing', 'approving', 'notified', 'objected', 'confirmed', 'cancelled'));
