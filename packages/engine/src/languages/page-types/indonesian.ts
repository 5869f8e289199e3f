import { type FewPageTypeWords, list } from '../words.ts';

export const indonesian: FewPageTypeWords = {
  service: list`layanan*, jasa, perawatan, terapi, perbaikan, pemasangan, renovasi, transportasi, konsultasi, konsultan, tukang, pembersihan, bengkel, salon, dokter, klinik, pengacara, akuntan, minta penawaran, pasien, klien, pelanggan, kebugaran, yoga, pijat, gym`,
  hospitality: list`restoran, hotel, penginapan, menu makanan, pesan meja, sarapan, makan siang, makan malam, kafe, kedai, tamu, kamar, vila, homestay`,
  course: list`kursus, pelajaran, materi kursus, peserta kursus`,
  nonprofit: list`donasi, berdonasi, yayasan, relawan, sedekah, wakaf`,
  portfolio: list`portofolio, karya saya, proyek saya, fotografer, ilustrator`,
  event: list`konferensi, festival, tiket, pembicara, acara`,
  category: list`toko online, semua produk, produk kami`,
  product: list`keranjang, stok tersedia, deskripsi produk`,
  pricing: list`harga, daftar harga, per bulan, langganan`,
  article: list`diterbitkan, dipublikasikan, penulis, ditulis oleh, baca juga, komentar`,
};
