//! Engine against vectors, laws and other models.
