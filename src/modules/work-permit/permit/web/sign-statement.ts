import type { statementTexts } from './sign-statements.texts.ts'

/** Which of them belongs to a role of PTW_SIGN. */
export const statementOf = (role: string): keyof typeof statementTexts => {
  if (role.startsWith('confirm')) return 'confirmation'
  return role in ownStatements ? (role as keyof typeof ownStatements) : 'approval'
}
const ownStatements = { supervisor: 1, watcher: 1, resumeApprover: 1, handover: 1, recheck: 1 }
