import { Alert } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { vendorListAddress } from '../../web/addresses.web.ts'
import { ExpiryTags } from '../../web/ExpiryTags.tsx'
import { workerIssues } from '../vendor-worker.rule.ts'
import { vendorWorker } from '../vendor-worker.resource.ts'
import { WorkerFields } from './WorkerFields.tsx'
import { useBarringPlants } from '../../ban/web/use-bans.ts'
import { entryBanTexts } from '../../ban/web/entry-ban-page.texts.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workerPageTexts } from './worker-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'

/** One worker: data, qualifications, trainings, health fitness, consent and papers. */
export function WorkerDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(workerPageTexts)
  const tab = useTab()
  const today = useToday()
  const ban = useTexts(entryBanTexts)
  const barringPlants = useBarringPlants()
  return (
    <RecordPage
      resource={vendorWorker}
      ownActs={isVendor()}
      list={vendorListAddress(tab.menu.routePath, 'worker')}
      nameOf={({ vendorWorkerNm }) => vendorWorkerNm}
      rules={(values) => workerIssues(values, today)}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.entryStatNm}</span>
          {barringPlants(data).map((plant) => (
            <ToneTag key={plant} tone="danger">
              {ban('here', { plant })}
            </ToneTag>
          ))}
        </>
      )}
      before={({ data }) => (
        <>
          <ElsewhereNote vendorWorkerNo={data.vendorWorkerNo} />
          <ExpiryTags
            things={[
              { name: say('health'), toYmd: data.healthNextYmd },
              { name: say('residence'), toYmd: data.visaToYmd },
              ...data.educations.map(({ eduNm, validToYmd }) => ({ name: eduNm, toYmd: validToYmd })),
              ...data.qualifications.map(({ qualNm, validToYmd }) => ({ name: qualNm, toYmd: validToYmd })),
            ]}
          />
        </>
      )}
      form={(form) => <WorkerFields form={form} />}
    >
      {({ data, editable }) => {
        const open = editable.length === 0 && tab.canWrite
        return (
          <Block title={word('photosPapers')}>
            <div className="span-all">
              <Attachments
                resource={vendorWorker}
                name="photo"
                taskKey={data.vendorWorkerNo}
                editable={open}
              />
              <Attachments
                resource={vendorWorker}
                name="document"
                taskKey={data.vendorWorkerNo}
                editable={open}
              />
            </div>
          </Block>
        )
      }}
    </RecordPage>
  )
}

/** The same person with another company: a warning without its name (vendor 2.2). */
function ElsewhereNote({ vendorWorkerNo }: { vendorWorkerNo: number }) {
  const say = useTexts(workerPageTexts)
  const { data } = useQuery({
    queryKey: [vendorWorker.name, 'elsewhere', vendorWorkerNo],
    queryFn: ({ signal }) =>
      api.get<Answer<{ elsewhere: boolean }>>(
        `${vendorWorker.path}/${vendorWorkerNo}/elsewhere`,
        {},
        { signal },
      ),
    select: (answer) => answer.data,
  })
  return data?.elsewhere ? <Alert type="warning" showIcon title={say('elsewhere')} /> : null
}
