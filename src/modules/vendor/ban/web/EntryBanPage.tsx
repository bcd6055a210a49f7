import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { useOfCompany } from '../../web/of-company.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { entryBan } from '../entry-ban.resource.ts'
import { banIssues, barsOn } from '../entry-ban.rule.ts'
import { entryBanTexts } from './entry-ban-page.texts.ts'

/**
 * 출입정지, a part of the workers and of 업체목록: whom a plant bars, until when, and why it was lifted. A company
 * reads those of its own people.
 */
export function EntryBanPage() {
  const say = useTexts(entryBanTexts)
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={entryBan}
      help={say(isVendor() ? 'vendorHelp' : 'help')}
      readOnly={isVendor() || !tab.canWrite}
      removable={false}
      first={{ fromYmd: today }}
      rules={(values) => banIssues(values)}
      form={(form) => <BanFields form={form} />}
      cells={{
        fromYmd: (ban) => (barsOn(ban, today) ? <ToneTag tone="danger">{ban.fromYmd}</ToneTag> : ban.fromYmd),
      }}
      widths={{ vendorNm: 160, banReason: 240, liftReason: 200 }}
      empty={say('empty')}
    />
  )
}

function BanFields({ form }: { form: RecordFormHandle<typeof entryBan> }) {
  const say = useTexts(entryBanTexts)
  const { Field, detail } = form
  const ofCompany = useOfCompany(form)
  return (
    <Block>
      <Field name="plantCd" readOnly={Boolean(detail)} />
      <Field name="vendorCd" readOnly={Boolean(detail)} />
      <Field
        name="vendorWorkerNo"
        around={ofCompany}
        readOnly={Boolean(detail)}
        extra={say('wholeCompany')}
      />
      <Field name="fromYmd" />
      <Field name="toYmd" extra={say('untilLifted')} />
      <Field name="banReason" span="all" />
      {detail && <Field name="liftYmd" />}
      {detail && <Field name="liftReason" span="all" />}
    </Block>
  )
}
