import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import type { RiskTarget } from '../today-risk.rule.ts'
import { dailyTexts } from './daily.texts.ts'
import { RiskCards } from './RiskCards.tsx'

/** 오늘의 위험 on a telephone: the risks that were told, each with the reader's answer. */
export function TodayRiskPage() {
  const text = useTexts(dailyTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [rsaTarget.name, 'today'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RiskTarget[] }>('/api/rsa/today', undefined, { signal })).data,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ target, understood }: { target: RiskTarget; understood: boolean }) =>
      api.put(`${rsaTarget.path}/${target.rsaTargetNo}/read`, { understoodYn: understood ? 'Y' : 'N' }),
    onSuccess: () => client.invalidateQueries({ queryKey: [rsaTarget.name] }),
    onError: (failure) => notice.failure(failure),
  })
  return (
    <>
      <PageHeader help={text('todayHelp')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(targets) => (
          <RiskCards
            targets={targets}
            busy={isPending}
            onRead={(target, understood) => mutate({ target, understood })}
          />
        )}
      </Gate>
    </>
  )
}
