import { useQuery } from '@tanstack/react-query'
import { useLearnCalls } from './learn-calls.ts'
import './exam.css'

/** A picture of a question, as large as its place. */
export function PaperPicture({ takeNo, fileNo, alt }: { takeNo: number; fileNo: string; alt: string }) {
  const { name, picture } = useLearnCalls()
  const { data } = useQuery({
    queryKey: ['paperPicture', name, fileNo],
    queryFn: () => picture(takeNo, fileNo),
    staleTime: Infinity,
    gcTime: 0,
  })
  return data ? <img className="exam-picture" src={data} alt={alt} /> : null
}
