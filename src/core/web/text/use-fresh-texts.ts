import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Labels } from '../../shared/labels.ts'
import { api, type Answer } from '../api.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query.ts'
import { overrideLabels } from './labels.ts'
import { useLanguage } from './text.ts'

/** An administrator's words for labels, and changed codes, reach the page as soon as they are saved. */
export function useFreshTexts(): void {
  const language = useLanguage()
  // The key begins with the topic of the live stream, so that a saved label is loaded again.
  const { data } = useQuery({
    queryKey: ['label', 'overrides', language],
    queryFn: () =>
      api.get<Answer<Labels>>('/api/common/labels', { language }, { quiet: true, haste: 'patient' }),
    staleTime: Infinity,
  })
  useEffect(() => overrideLabels(data?.data ?? {}), [data])
  const forgetCodes = () => void queryClient.invalidateQueries({ queryKey: ['lookup', 'codes'] })
  useLive('codeItem', forgetCodes)
  useLive('plant', forgetCodes)
}
