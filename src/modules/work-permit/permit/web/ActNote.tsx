import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { PermitAction } from '../permit-transitions.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ExtensionNote } from './ExtensionNote.tsx'
import { permitTexts } from './permit-page.texts.ts'

/**
 * What somebody should know before an act: how long an extension may be, and that the place may be proven at
 * once.
 */
export function ActNote({
  action,
  values,
  permit,
  parameters,
}: {
  action: PermitAction
  /** What was typed into the dialog so far. */
  values: Record<string, unknown>
  permit: WorkPermit
  parameters: PermitParameters | undefined
}) {
  const say = useTexts(permitTexts)
  if (action === 'requestExtension')
    return <ExtensionNote permit={permit} parameters={parameters} values={values} />
  return action === 'startReview' ? <p className="permit-note">{say('siteAtOnce')}</p> : null
}
