import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { accountMenus } from './vendor-user.resource.ts'
import { vendorConsent } from './vendor-consent.resource.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

/** What somebody has agreed to stays as it was read: a text in force is followed by a new edition. */
export const vendorConsentBehaviour = defineBehaviour(vendorConsent, {
  without: ['multi'],
  mayEdit: ({ applyFromYmd }, { session, today }) =>
    !isKeeper(session, accountMenus)
      ? vendorUserSentences.managersOnly()
      : applyFromYmd <= today
        ? vendorUserSentences.consentUsed()
        : undefined,
  mayDelete: ({ applyFromYmd }, { session, today }) =>
    isKeeper(session, accountMenus) && applyFromYmd > today ? undefined : vendorUserSentences.consentUsed(),
  beforeSave: (input, { session, today }) => {
    if (!isKeeper(session, accountMenus)) throw forbidden(vendorUserSentences.managersOnly())
    if (input.applyFromYmd <= today) throw badField('applyFromYmd', vendorUserSentences.consentAhead())
    return input
  },
})
