import { defineBehaviour, type Behaviour } from '../../core/server/entity/behaviour.ts'
import { badField, badFields } from '../../core/server/http/errors.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { badRung, rungOf } from './escalation.rule.ts'
import { mailQueue, messageQueues } from './mail-queue.resource.ts'
import { noti } from './noti.resource.ts'
import { notiEvent } from './noti-event.resource.ts'
import { unknownPlaceholders, unknownVariable } from './template.rule.ts'
import { enqueue } from '../../core/server/runtime/queue.ts'
import { notificationMessages } from './notification.texts.ts'

/**
 * Channels, rules and words are the administrator's; which events there are and what they carry is the
 * program's.
 */
const notiEventBehaviour = defineBehaviour(notiEvent, {
  beforeSave: (input, _context, before) => {
    if (before?.mandatoryYn === 'Y' && input.mandatoryYn !== 'Y')
      throw badField('mandatoryYn', notificationMessages.mandatoryFixed())
    if (input.mandatoryYn === 'Y' && input.useYn === 'N')
      throw badField('useYn', notificationMessages.mandatoryUsed())
    const wrong = input.escalateRule?.find((rule) => !rungOf(rule))
    if (wrong !== undefined) throw badField('escalateRule', badRung(wrong))
    if (input.templates) refuseTemplates(input.templates, before?.variables ?? [])
    return input
  },
  without: ['create', 'delete', 'multi'],
})

interface Template {
  langCd: string
  title: string
  body: string
}
/** @throws Refusal 400 at the field of the template that asks for what its event does not carry */
function refuseTemplates(templates: readonly Template[], known: readonly string[]): void {
  const issues: FieldIssue[] = templates.flatMap((template, index) =>
    (['title', 'body'] as const).flatMap((name) => {
      const unknown = unknownPlaceholders(template[name], known)
      return unknown.length > 0
        ? [{ path: `templates.${index}.${name}`, message: unknownVariable(unknown, known) }]
        : []
    }),
  )
  const languages = templates.map(({ langCd }) => langCd)
  const twice = languages.findIndex((langCd, index) => languages.indexOf(langCd) !== index)
  if (twice >= 0)
    issues.push({ path: `templates.${twice}.langCd`, message: notificationMessages.languageTwice() })
  if (!languages.includes('kr'))
    issues.push({ path: 'templates', message: notificationMessages.koreanNeeded() })
  if (issues.length > 0) throw badFields(issues)
}

const mailQueueBehaviour = defineBehaviour(mailQueue, {
  without: ['create', 'update', 'delete', 'multi'],
  transitions: {
    resend: {
      set: (_, { now }) => ({ tryCnt: 0, nextDt: now, lastError: null }),
      effect: ({ mailNo, channelCd }, context) => enqueue(context, messageQueues[channelCd]!, [{ mailNo }]),
    },
  },
})

/**
 * Written by `notify` only; its reader marks it as read (notification.routes.ts) or takes it out of the box.
 */
const notiBehaviour = defineBehaviour(noti, { without: ['create', 'update'] })

/** The entities of notifications. */
export const notificationBehaviours: Behaviour[] = [notiEventBehaviour, notiBehaviour, mailQueueBehaviour]
