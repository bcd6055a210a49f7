const clock = 'the clock, for everybody whose work it is'

/** Why parts of the platform read tables that they are given by name. */
export const overAnyTable = {
  'platform/log/data-import.ts': 'counts within the scope',
  'platform/log/attach-admin.ts': 'files without a record, for the administrator',
  'platform/log/retention.ts': clock,
  'platform/log/audit-heads.ts': 'the ends of the two chains of seals, for the operator',
  'platform/attachment/attachment-purge.ts': clock,
  'platform/privacy/record-classes.server.ts':
    'how many of a class are past their time, for the privacy officer',
  'platform/revision/revision.routes.ts': 'the record of a frozen one, in the scope of the reader',
  'platform/privacy/purge-kinds.ts': 'what is past its keeping time, approved by the privacy officer',
  'platform/notification/digest.server.ts': 'built with the scope of the reader',
  'platform/group/grp.server.ts': 'names of members: people, departments, vendors',
  'platform/code/code-uses.ts': 'how often a code is used',
  'platform/search/search.routes.ts': 'built with the scope of the reader',
  'platform/lookup/lookup.routes.ts': 'built with the scope of the reader',
  'platform/approval/outcome.server.ts': 'the state of the record that a document is about',
}
