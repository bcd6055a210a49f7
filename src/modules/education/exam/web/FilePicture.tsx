import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import './exam.css'

/** An attached picture as large as its place; a signed link opens it for a moment. */
export function FilePicture({ fileNo, alt }: { fileNo: string | number; alt: string }) {
  const { data } = useQuery({
    queryKey: ['filePicture', fileNo],
    queryFn: async () => (await api.get<{ data: string }>(`/api/attachfile/link/${fileNo}`)).data,
    staleTime: Infinity,
    gcTime: 0,
  })
  return data ? <img className="exam-picture" src={data} alt={alt} /> : null
}
