import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListAnswer } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { RevisionPanel } from '../../revision/web/RevisionPanel.tsx'
import { sampleDeviation } from '../sample-deviation.resource.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'
import { revisionSampleTexts } from './revision-sample.texts.ts'

/** 동결본 (sample/component/revisionSample): a part of the worksheet is frozen, and two revisions compared. */
export function RevisionSamplePage() {
  const say = useTexts(revisionSampleTexts)
  const tab = useTab()
  const client = useQueryClient()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [sampleDeviation.name, 'first'],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<typeof sampleDeviation>>(`${sampleDeviation.path}s`, { limit: 1 }, { signal }),
    select: (answer) => answer.data,
  })
  const freeze = async (key: number) => {
    await api.post(`${recordPath(sampleDeviation, key)}/freeze`, {})
    await client.invalidateQueries({ queryKey: queryKeys.all(sampleDeviation) })
  }
  return (
    <SamplePage help={say('help')}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {([first]) =>
          first ? (
            <SampleSection
              title={first.nodeNm}
              note={
                tab.canWrite && (
                  <BusyButton type="primary" action={() => freeze(first.sampleDeviationNo)}>
                    {say('freeze')}
                  </BusyButton>
                )
              }
            >
              <RevisionPanel resource={sampleDeviation} recordKey={first.sampleDeviationNo} />
            </SampleSection>
          ) : (
            <p>{say('none')}</p>
          )
        }
      </Gate>
    </SamplePage>
  )
}
