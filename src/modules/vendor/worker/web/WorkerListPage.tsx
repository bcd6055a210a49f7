import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { ToneTag, type Tone } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { companyIssues, homeNation, pendingEntry, workerIssues } from '../vendor-worker.rule.ts'
import { vendorWorker } from '../vendor-worker.resource.ts'
import { WorkerFields } from './WorkerFields.tsx'
import { useBarringPlants } from '../../ban/web/use-bans.ts'
import { entryBanTexts } from '../../ban/web/entry-ban-page.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workerPageTexts } from './worker-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { expirySentences } from '../../expiry.texts.ts'

const entryTones: Readonly<Record<string, Tone>> = {
  approved: 'good',
  pending: 'active',
  suspended: 'danger',
  blocked: 'danger',
  expired: 'warning',
}

/** Read in the worker: the names of people, companies and trades need the room. */
const behind = ['banToYmd', 'phoneNo', 'privAgreeYmd', 'useYn'] as const

/** The workers, a part of 협력 작업자 and of 업체정보. */
export function WorkerListPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(workerPageTexts)
  const ban = useTexts(entryBanTexts)
  const today = useToday()
  const barringPlants = useBarringPlants()
  return (
    <RegisterPage
      resource={vendorWorker}
      files={['photo', 'document']}
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      first={{
        vendorCd: isVendor() ? session.get().user!.vendorCd! : undefined,
        nationCd: homeNation,
        langCd: 'kr',
        entryStatCd: pendingEntry,
        healthFitYn: 'Y',
        useYn: 'Y',
      }}
      rules={(values) => [
        ...workerIssues(values, today),
        ...(isVendor() ? companyIssues(values, today) : []),
      ]}
      form={(form) => <WorkerFields form={form} />}
      cells={{
        entryStatNm: ({ entryStatCd, entryStatNm, vendorWorkerNo, vendorCd }) => (
          <>
            <ToneTag tone={entryTones[entryStatCd] ?? 'plain'}>{entryStatNm ?? entryStatCd}</ToneTag>
            {barringPlants({ vendorWorkerNo, vendorCd }).map((plant) => (
              <ToneTag key={plant} tone="danger">
                {ban('here', { plant })}
              </ToneTag>
            ))}
          </>
        ),
        healthNextYmd: ({ healthNextYmd }) =>
          healthNextYmd && healthNextYmd < today ? (
            <ToneTag tone="danger">{said(expirySentences.ended({ day: healthNextYmd }))}</ToneTag>
          ) : (
            healthNextYmd
          ),
        healthFitYn: ({ healthFitYn }) =>
          healthFitYn === 'N' ? <ToneTag tone="danger">{word('unfit')}</ToneTag> : healthFitYn && word('fit'),
        visaToYmd: ({ visaToYmd }) =>
          visaToYmd && visaToYmd < today ? (
            <ToneTag tone="danger">{said(expirySentences.ended({ day: visaToYmd }))}</ToneTag>
          ) : (
            visaToYmd
          ),
      }}
      widths={{ vendorNm: 160, jobTypeCds: 190, entryStatNm: 190, healthNextYmd: 150, visaToYmd: 140 }}
      hidden={behind}
      empty={say('empty')}
    />
  )
}
