import { offerImprovementSource } from '../../improvement/improvement-source.server.ts'
import { improvementSources } from './rules/event-codes.rule.ts'
import { safEvent } from './saf-event.resource.ts'

/** Tells the register of improvements which record the key of an accident or near miss names. */
export function describeImprovement(): void {
  for (const source of Object.values(improvementSources))
    offerImprovementSource(source, {
      describe: (key) => ({
        resource: safEvent.name,
        key,
        fields: ['safEventCd', 'safEventNm', 'eventKindCd', 'state', 'occurDt', 'placeNm', 'deptCd'],
        ended: ['notAccident'],
      }),
    })
}
